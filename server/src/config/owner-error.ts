/** Error that ends the server or a command. Its message is a sentence for the owner, printed without a stack trace. */
export class OwnerError extends Error {}
