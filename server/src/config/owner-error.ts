/** Ends the start or a command. The message is a sentence for the owner and is printed without a stack trace. */
export class OwnerError extends Error {}
