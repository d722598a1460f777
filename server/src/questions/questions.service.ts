import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, IsNull, LessThan, Not, type Repository } from 'typeorm';
import type { Question } from '../contract.js';
import { insertOnce } from '../database/insert-once.js';
import { ApiError } from '../http/api-error.js';
import { RateLimits } from '../limits/rate-limits.js';
import { Mail } from '../mail/mail.js';
import { isSuspectedSpam } from '../text/submission.dto.js';
import { largestId, type QuestionPage } from './question-page.pipe.js';
import { QuestionEntity, type Visibility } from './question.entity.js';
import type { NewQuestionDto } from './questions.dto.js';

const listed = { id: true, question: true, name: true, answer: true, answeredAt: true } as const;

const shown = (answered?: boolean): FindOptionsWhere<QuestionEntity> => ({
  visibility: 'public',
  ...(answered !== undefined && { answer: answered ? Not(IsNull()) : IsNull() }),
});

@Injectable()
export class QuestionsService {
  constructor(
    @InjectRepository(QuestionEntity) private readonly questions: Repository<QuestionEntity>,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
  ) {}

  /** Lists public questions, newest first. `before` is the last id of the previous page. */
  list({ limit, before, answered }: QuestionPage): Promise<Question[]> {
    const where = { ...shown(answered), ...(before !== undefined && { id: LessThan(before) }) };
    return this.questions.find({ select: listed, where, order: { id: 'DESC' }, take: limit });
  }

  /** Lists public questions with an answer, newest answer first. */
  newestAnswers(limit: number): Promise<Question[]> {
    return this.questions.find({
      select: listed,
      where: shown(true),
      order: { answeredAt: { direction: 'DESC', nulls: 'LAST' }, id: 'DESC' },
      take: limit,
    });
  }

  count(answered: boolean): Promise<number> {
    return this.questions.countBy(shown(answered));
  }

  find(id: number): Promise<Question | null> {
    return this.questions.findOne({ select: listed, where: { ...shown(), id } });
  }

  /** Stores a question. Spam and questions above the daily limit get the usual response, so that bots notice nothing. */
  async ask(asked: NewQuestionDto, address: string): Promise<Question> {
    const { question, name = null } = asked;
    const spam = isSuspectedSpam(asked);
    const visibility: Visibility = spam ? 'spam' : await this.visibilityFor(address);
    const row = this.questions.create({ question, name, answer: null, answeredAt: null, visibility });
    let isNew = false;
    try {
      const stored = await insertOnce(this.questions, row, [question, name, spam]);
      ({ isNew } = stored);
      if (isNew && !spam)
        this.mail.announceQuestion({ id: stored.id, question, name }, visibility === 'held');
      return { id: stored.id, question, name, answer: null, answeredAt: null };
    } finally {
      // A repeated question, or one that could not be stored, does not count towards the daily limit.
      if (!isNew && visibility === 'public') await this.limits.giveBack('dailyQuestions', address);
    }
  }

  /** Stores the owner's answer, replacing an earlier one. */
  async answer(id: number, answer: string): Promise<Question> {
    const answered = { answer, answeredAt: new Date().toISOString() };
    const found =
      id <= largestId && (await this.questions.update({ ...shown(), id }, answered)).affected === 1;
    const question = found ? await this.find(id) : null;
    if (!question) throw new ApiError(404);
    return question;
  }

  private async visibilityFor(address: string): Promise<Visibility> {
    try {
      await this.limits.consume('dailyQuestions', address);
      return 'public';
    } catch (error) {
      if (error instanceof ApiError) return 'held';
      throw error;
    }
  }
}
