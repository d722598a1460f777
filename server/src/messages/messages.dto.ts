import { IsOptional, IsString } from 'class-validator';
import { limits, type NewMessage } from '../contract.js';
import { OptionalLine, VisibleText } from '../text/text.decorators.js';

export class NewMessageDto implements NewMessage {
  @VisibleText('Message', limits.message)
  message!: string;

  @OptionalLine('Name', limits.name)
  name?: string | null;

  /** As typed: somebody who leaves half an address, or a telephone number, still wants the message to arrive. */
  @OptionalLine('Email', limits.email)
  email?: string | null;

  @IsOptional()
  @IsString({ message: 'Website must be text.' })
  website?: string | null;
}
