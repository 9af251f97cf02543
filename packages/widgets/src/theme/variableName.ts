/** The custom property in a `var()`: "--oja-color-text" for "var(--oja-color-text)". For scripts that set or read it. */
export const variableName = (variable: string): string => variable.slice('var('.length, -1);
