import { limits, type NewMessage } from '../contract.js';
import { SubmissionDto } from '../text/submission.dto.js';
import { OptionalLine, VisibleText } from '../text/text.decorators.js';

export class NewMessageDto extends SubmissionDto implements NewMessage {
  @VisibleText('Message', limits.message)
  message!: string;

  /** Not validated as an e-mail address: a message with half an address or a phone number should still arrive. */
  @OptionalLine('Email', limits.email)
  email?: string | null;
}
