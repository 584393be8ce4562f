// What scripts find on a page besides what browsers bring. Scripts are checked against this; nothing here is served.

type Timer = ReturnType<typeof setTimeout>;

/** What a game's view is to the scripts that serve every game. */
type View = Record<string, unknown>;

/** How htmx is told to fetch, and what it reports of a request. */
interface HtmxRequest {
  target: Element;
  swap: string;
  values?: Record<string, unknown>;
}

interface HtmxReport {
  xhr: XMLHttpRequest;
  serverResponse: string;
  shouldSwap: boolean;
  requestConfig: { verb: string };
}

declare const htmx: {
  ajax(method: string, address: string, how: HtmxRequest): Promise<void>;
  process(element: Element): void;
};

declare const Idiomorph: {
  defaults: { callbacks: Record<string, unknown> };
  morph(old: Element, markup: string, how: { morphStyle: "innerHTML" | "outerHTML" }): void;
};

interface GlobalEventHandlersEventMap {
  "htmx:afterRequest": CustomEvent<HtmxReport>;
  "htmx:afterSwap": CustomEvent<HtmxReport>;
  "htmx:beforeSend": CustomEvent<HtmxReport>;
  "htmx:beforeSwap": CustomEvent<HtmxReport>;
  "htmx:responseError": CustomEvent<HtmxReport>;
}
