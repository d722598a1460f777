/** A start or a command that cannot go on; the message is a sentence for the owner, printed without a stack trace. */
export class OwnerError extends Error {}
