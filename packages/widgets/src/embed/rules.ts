/** The rules of the modules that have been loaded. Later rules win. */
const rules: string[] = [];
const listeners = new Set<() => void>();
let isDue = false;

/** All rules of the code that has been loaded, as one stylesheet. */
export const allRules = (): string => rules.join('');

/** Adds the rules of one module. The build calls it in place of each stylesheet, many times for one file. */
export function addRules(css: string): void {
  rules.push(css);
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    for (const listener of listeners) listener();
  });
}

/** Calls back once after each file that has added rules. Returns the function that stops it. */
export function onRules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
