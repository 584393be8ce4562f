// A form for a file or a text: what is dropped anywhere on the page is sent at once, and so is what is pasted.

import { byId, one } from "../common/elements.js";

const form = byId("brought", HTMLFormElement);
const zone = one(form, ".dropped");
const written = one(form, "textarea", HTMLTextAreaElement);

/** @param {DataTransfer | null} carried */
function send(carried) {
  if (!carried?.files.length) return false;
  one(form, "[type=file]", HTMLInputElement).files = carried.files;
  written.value = "";
  form.requestSubmit();
  return true;
}

for (const kind of ["dragenter", "dragover"]) {
  document.addEventListener(kind, (event) => {
    event.preventDefault();
    zone.classList.add("near");
  });
}
document.addEventListener("dragleave", (event) => event.relatedTarget || zone.classList.remove("near"));
document.addEventListener("drop", (event) => {
  event.preventDefault();
  zone.classList.remove("near");
  send(event.dataTransfer);
});
document.addEventListener("paste", (event) => {
  const typing = event.target instanceof HTMLTextAreaElement;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (send(event.clipboardData) || typing || !text.trim()) return;
  event.preventDefault();
  written.value = text;
  form.requestSubmit();
});
