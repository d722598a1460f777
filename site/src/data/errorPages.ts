export const unknownBookmark = {
  title: 'Unknown Bookmark',
  description: 'There’s no bookmark at this address.',
  lead: 'There’s no bookmark at this address. The others are in the menu and on the overview.',
};

export const notFound = {
  title: '404 Not Found',
  description: 'There’s no page at this address. Everything else is in the menu.',
};
