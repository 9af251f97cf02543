/** Captures what a page sends out of the browser. Installed in each page as `faultRunOutbox`. */
export interface PageOutbox {
  /** The WhatsApp message to a customer since the last call; `null` if there was none. */
  takeMessage(): string | null;
  /** The content of the file saved since the last call; `null` if there was none. */
  takeFile(): Promise<string | null>;
}

/**
 * Runs inside a page before any of its scripts: keeps messages and files for the judge instead of sending or saving
 * them.
 */
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
