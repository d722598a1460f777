/** Makes the iframe on the app's project page at least as tall as the app inside it. Does nothing outside an iframe. */
export const fitFrame = (app: HTMLElement | null) => {
  // A cast, because `instanceof` is false for elements of another window.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame || !app) return undefined;
  const observer = new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(scrollY + app.getBoundingClientRect().bottom)}px`;
  });
  observer.observe(app);
  return () => observer.disconnect();
};
