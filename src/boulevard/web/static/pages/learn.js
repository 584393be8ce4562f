// The contents of a rule book are open where they stand beside the text, and wait to be asked for where they stand above it.

const beside = matchMedia("(min-width: 64rem)");
const contents = /** @type {HTMLDetailsElement} */ (document.querySelector(".contents details"));

const arrange = () => (contents.open = beside.matches);
beside.addEventListener("change", arrange);
arrange();
