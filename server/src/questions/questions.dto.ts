import { IsInt, Min, ValidateBy } from 'class-validator';
import { limits, type NewAnswer, type NewQuestion } from '../contract.js';
import { SubmissionDto } from '../text/submission.dto.js';
import { VisibleText } from '../text/text.decorators.js';

export class NewQuestionDto extends SubmissionDto implements NewQuestion {
  @VisibleText('Question', limits.question)
  question!: string;
}

export class NewAnswerDto implements NewAnswer {
  @IsInt({ message: 'Id must be a whole number.' })
  @Min(1, { message: 'Id must be a whole number.' })
  id!: number;

  @VisibleText('Answer', limits.answer)
  answer!: string;

  /** The owner's password. It is never trimmed, because spaces may be part of it. */
  @ValidateBy({
    name: 'password',
    validator: {
      validate: (value) => typeof value === 'string' && Buffer.byteLength(value) <= limits.passwordBytes,
      defaultMessage: () => 'Password must be a text of at most 1,024 bytes.',
    },
  })
  password!: string;
}
