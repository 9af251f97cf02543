/** The CSS rules of the loaded modules. Later rules win. */
const rules: string[] = [];
const listeners = new Set<() => void>();
let isDue = false;

/** All CSS rules of the loaded code, as one stylesheet. */
export const allRules = (): string => rules.join('');

/** Adds the rules of one module. The build calls it instead of each stylesheet import, many times per file. */
export function addRules(css: string): void {
  rules.push(css);
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    for (const listener of listeners) listener();
  });
}

/** Calls back once after each file that has added rules. Returns a function that stops it. */
export function onRules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
