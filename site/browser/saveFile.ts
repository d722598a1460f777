/** Lets the browser download a file that was made by a script. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // A minute later, because the browser reads the file after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
