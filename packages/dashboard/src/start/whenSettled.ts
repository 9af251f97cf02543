/** How long a page is left alone once it has loaded, in ms: by then its first screen has asked for what it shows. */
const SETTLE = 3_000;

/** Resolves when the first screen is there. */
export async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
}
