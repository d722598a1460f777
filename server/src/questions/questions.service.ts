import { Injectable } from '@nestjs/common';
import type { Question } from '../contract.js';
import { Database } from '../database/database.js';
import { insertOnce } from '../database/insert-once.js';
import { Refusal, sentenceFor } from '../http/refusal.js';
import { Mail } from '../mail/mail.js';
import { isSuspectedSpam } from '../text/spam.js';
import { largestId } from './question-page.pipe.js';
import type { Visibility } from './question.entity.js';
import type { NewQuestionDto } from './questions.dto.js';

const setAnswer = `UPDATE question SET answer = $1 WHERE id = $2 AND visibility = 'public'
  RETURNING id, question, name, answer`;

@Injectable()
export class QuestionsService {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  /** Spam is answered like any other question, and seen by nobody but the owner. */
  async ask(asked: NewQuestionDto): Promise<Question> {
    const { question } = asked;
    const name = asked.name ?? null;
    const visibility: Visibility = isSuspectedSpam(asked) ? 'spam' : 'public';
    const { id, isNew } = await insertOnce(this.database, 'question', { question, name, visibility });
    if (isNew && visibility === 'public') this.mail.announceQuestion({ id, question, name });
    return { id, question, name, answer: null };
  }

  /** A second answer replaces the first. */
  async answer(id: number, answer: string): Promise<Question> {
    const rows = id <= largestId ? await this.database.write<Question>(setAnswer, [answer, id]) : [];
    if (!rows[0]) throw new Refusal(404, sentenceFor(404));
    return rows[0];
  }
}
