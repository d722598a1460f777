import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONFIG, type Config } from '../config/config.js';
import { ApiError } from '../http/api-error.js';
import { QuestionsService } from '../questions/questions.service.js';
import { type BuiltPage, Site } from '../site/site.js';
import { answersFeed } from './answers-feed.js';
import { type Answers, type Built, compose, type PageTemplate, type Renderer } from './page-template.js';

export const questionsPath = '/interactive/ama';

/** The rest is one link away, and each page costs as much as the texts on it. */
const answersPerPage = 50;

/** Ask Me Anything with its answers in the HTML: the questions are put into the page that the build has left. */
@Injectable()
export class QuestionsPage implements OnModuleInit {
  private built: Built | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly site: Site,
    private readonly questions: QuestionsService,
  ) {}

  async onModuleInit(): Promise<void> {
    const template = this.site.data('questions-page.json') as PageTemplate | undefined;
    const page = template && this.site.page(template.path);
    if (!template || !page) return;
    const bundle = pathToFileURL(join(this.config.siteDirectory, 'server/questions.js'));
    this.built = { template, page, renderer: (await import(bundle.href)) as Renderer };
  }

  /** With the answers to questions older than `before`, and with the one that is wanted, wherever in the list it is. */
  async page(before?: number, wanted?: number): Promise<BuiltPage> {
    const built = this.builtOrNotFound();
    const html = compose(built, await this.with(wanted, await this.answers(before)));
    return { html, headers: built.page.headers };
  }

  async feed(): Promise<string> {
    return answersFeed(this.builtOrNotFound(), (await this.answers()).questions);
  }

  private builtOrNotFound(): Built {
    if (!this.built) throw new ApiError(404);
    return this.built;
  }

  private async answers(before?: number): Promise<Answers> {
    const limit = answersPerPage;
    const found = await this.questions.list({ limit: limit + 1, before, answered: true });
    const questions = found.slice(0, limit);
    const older = found.length > limit ? questions.at(-1)?.id : undefined;
    return { questions, isNewest: before === undefined, older };
  }

  private async with(wanted: number | undefined, answers: Answers): Promise<Answers> {
    if (wanted === undefined || answers.questions.some(({ id }) => id === wanted)) return answers;
    const question = await this.questions.find(wanted);
    return question ? { ...answers, questions: [...answers.questions, question] } : answers;
  }
}
