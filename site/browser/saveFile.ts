/** Downloads a file that was made in the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Later, because the browser reads the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
