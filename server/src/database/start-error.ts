/** The server cannot start; the message is a sentence for the owner. */
export class StartError extends Error {}
