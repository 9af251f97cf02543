/** What a page gives out of the browser, installed in each as `faultRunOutbox`. */
export interface PageOutbox {
  /** What would have gone to the customer by WhatsApp since it was asked last; `null` if nothing. */
  takeMessage(): string | null;
  /** What is in the file that was saved since it was asked last; `null` if none. */
  takeFile(): Promise<string | null>;
}

/** Runs inside a page before any of its scripts: messages and files are kept for the judge, and go nowhere. */
export function installPageOutbox(): void {
  let message: string | null = null;
  globalThis.open = (url) => {
    message = new URL(String(url)).searchParams.get('text');
    return null;
  };

  let file: Promise<string> | null = null;
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    if (made instanceof Blob) file = made.text();
    return createUrl(made);
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function clickUnlessItSaves() {
    if (!this.download) click.call(this);
  };

  const faultRunOutbox: PageOutbox = {
    takeMessage() {
      const taken = message;
      message = null;
      return taken;
    },
    takeFile() {
      const taken = file;
      file = null;
      return taken ?? Promise.resolve(null);
    },
  };
  Object.assign(globalThis, { faultRunOutbox });
}
