import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { ApiError } from '../http/api-error.js';
import { QuestionsService } from '../questions/questions.service.js';
import { Site } from '../site/site.js';
import { answersFeed } from './answers-feed.js';
import { type Answers, type Built, compose, loadRenderer, readPageTemplate } from './page-template.js';

/** What an address asks for beyond the newest answers. */
export interface Wanted {
  /** Only answers to questions older than this one. */
  before: number | undefined;
  /** This question too, wherever in the list it stands. */
  question: number | undefined;
}

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
    const { siteDirectory } = this.config;
    const template = readPageTemplate(siteDirectory);
    const page = template && this.site.page(template.path);
    if (!template || !page) return;
    this.built = { template, page, renderer: await loadRenderer(siteDirectory) };
    // While the questions cannot be read, the scripts of the page try again, and say so if they fail.
    const html = compose(this.built, { questions: [], isNewest: true, older: undefined });
    this.site.setFallback(template.path, { ...page, html });
  }

  get headers(): Record<string, string> {
    return this.built?.page.headers ?? {};
  }

  async page({ before, question }: Wanted): Promise<string> {
    const built = this.builtOrNotFound();
    return compose(built, await this.with(question, await this.answers(before)));
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
