/** The text of a card; what is between asterisks is in italics. */
export const questionOf = (text: string) =>
  text.split('*').map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
