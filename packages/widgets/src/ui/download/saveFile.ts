/** Hands a file to the browser to be saved, as if a link to it had been pressed. */
export function saveFile(page: Document, file: File): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has its own hold on it by the next turn; kept, it would hold the file in memory for as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
