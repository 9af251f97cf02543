/** "--oja-color-text" of "var(--oja-color-text)": how a variable of the contract is set and read by script. */
export const variableName = (variable: string): string => variable.slice('var('.length, -1);
