/** Loads the map, which only answers need. If its file cannot be fetched, the answer is shown without the map. */
export const loadMap = () =>
  import('./AnswerMap').catch((error: unknown) => {
    console.error(error);
    return { default: () => null };
  });
