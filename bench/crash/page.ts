import { startOja } from './ojaClient.ts';
import type { Settings, Word } from './purchaseClient.ts';
import { startTanstack } from './tanstackClient.ts';

declare global {
  interface Window {
    /** Exposed by play.ts: the page reports here what it shows. */
    readonly say: (word: Word) => void;
    readonly settings: Settings;
    /** Presses Buy. Undefined until the client has started. */
    buy?: () => void;
  }
}

const start = window.settings.client === 'oja' ? startOja : startTanstack;
const client = await start(window.settings, window.say);
window.buy = () => void client.buy();
