/** Scrolls to a line that has appeared, such as an error. Used as its `ref`. */
export const showInMiddle = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'center' });
