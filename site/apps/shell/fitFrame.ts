/** Makes the frame on the project's page as high as the app in it, but never lower than the page says. */
export const fitFrame = (app: HTMLElement | null) => {
  // An element of another window is no instance of this window's classes.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame || !app) return undefined;
  const observer = new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(scrollY + app.getBoundingClientRect().bottom)}px`;
  });
  observer.observe(app);
  return () => observer.disconnect();
};
