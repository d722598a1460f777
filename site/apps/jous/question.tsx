/** Renders the text of a card, with italics between asterisks. */
export const questionOf = (text: string) =>
  text.split('*').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
