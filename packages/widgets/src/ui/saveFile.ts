/** Saves a file through the browser's download. */
export function saveFile(page: Document, file: File): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The download has started by then. Without revoking, the file would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
