import { limits, type NewMessage } from '../contract.js';
import { SubmissionDto } from '../text/submission.dto.js';
import { OptionalLine, VisibleText } from '../text/text.decorators.js';

export class NewMessageDto extends SubmissionDto implements NewMessage {
  @VisibleText('Message', limits.message)
  message!: string;

  /** As typed: somebody who leaves half an address, or a telephone number, still wants the message to arrive. */
  @OptionalLine('Email', limits.email)
  email?: string | null;
}
