import { limits, type NewMessage } from '../contract.js';
import { SubmissionDto } from '../text/submission.dto.js';
import { OptionalLine, VisibleText } from '../text/text.decorators.js';

export class NewMessageDto extends SubmissionDto implements NewMessage {
  @VisibleText('Message', limits.message)
  message!: string;

  /** The visitor's e-mail address. Any text is accepted, because a message with half an address should still arrive. */
  @OptionalLine('Email', limits.email)
  email?: string | null;
}
