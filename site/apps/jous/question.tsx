/** Renders the text of a card. Words between asterisks become italic. */
export const questionOf = (text: string) =>
  text.split('*').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
