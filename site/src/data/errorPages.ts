export const unknownBookmark = {
  title: 'Unknown Bookmark',
  description: 'There’s no bookmark at this address.',
  lead: 'There’s nothing on this shelf. If one of my own links sent you here, that’s my mistake. The bookmarks I do have are all on the overview.',
};

export const notFound = {
  title: '404 Not Found',
  description:
    'There’s no page at this address. The mistake may well be mine. The rest of the site is in the menu.',
};
