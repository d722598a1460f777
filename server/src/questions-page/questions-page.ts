import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { limits } from '../contract.js';
import { KeptUntilChanged, Revision } from '../database/revision.js';
import { CachedBody } from '../http/cached-body.js';
import { QuestionsService } from '../questions/questions.service.js';
import { Site } from '../site/site.js';
import { answersFeed } from './answers-feed.js';
import { type Answers, asShown, type Built, compose, readPageTemplate } from './page-template.js';

/** What an address asks for beyond the newest answers. */
export interface Wanted {
  /** Only answers to questions older than this one. */
  before: number | undefined;
  /** This question too, wherever in the list it stands. */
  question: number | undefined;
}

interface Made {
  newest: Answers;
  page: CachedBody;
  feed: CachedBody;
}

const asPage = (built: Built, answers: Answers) =>
  new CachedBody(compose(built, answers), 'text/html; charset=utf-8');

/** Ask Me Anything with its answers in the HTML: the questions are put into the page that the build has left. */
@Injectable()
export class QuestionsPage {
  private readonly built: Built | undefined;
  private readonly kept: KeptUntilChanged<Made>;

  constructor(
    @Inject(CONFIG) config: Config,
    site: Site,
    revision: Revision,
    private readonly questions: QuestionsService,
  ) {
    this.kept = new KeptUntilChanged(revision, 1);
    const template = readPageTemplate(config.siteDirectory);
    const page = template && site.page(template.path);
    this.built = template && page && { template, page };
    if (!this.built) return;
    // While the questions cannot be read, the scripts of the page try again, and say so if they fail.
    const html = compose(this.built, { questions: [], isNewest: true, older: undefined });
    site.setFallback(this.built.template.path, { ...this.built.page, html });
  }

  get headers(): Record<string, string> {
    return this.built?.page.headers ?? {};
  }

  /** None where no site is built. */
  async page(wanted: Wanted): Promise<CachedBody | undefined> {
    const { built } = this;
    if (!built) return undefined;
    const { newest, page } = await this.current(built);
    const answers = wanted.before === undefined ? newest : await this.answers(wanted.before);
    const whole = await this.with(wanted.question, answers);
    return whole === newest ? page : asPage(built, whole);
  }

  async feed(): Promise<CachedBody | undefined> {
    return this.built && (await this.current(this.built)).feed;
  }

  private current(built: Built): Promise<Made> {
    return this.kept.get('newest', () => this.make(built));
  }

  private async make(built: Built): Promise<Made> {
    const newest = await this.answers();
    const feed = answersFeed(built.template, newest.questions);
    return {
      newest,
      page: asPage(built, newest),
      feed: new CachedBody(feed, 'application/rss+xml; charset=utf-8'),
    };
  }

  private async answers(before?: number): Promise<Answers> {
    const limit = limits.questionsPerPage;
    const found = await this.questions.list({ limit: limit + 1, before, answered: true });
    const questions = found.slice(0, limit).map(asShown);
    const older = found.length > limit ? questions.at(-1)?.id : undefined;
    return { questions, isNewest: before === undefined, older };
  }

  private async with(wanted: number | undefined, answers: Answers): Promise<Answers> {
    if (wanted === undefined || answers.questions.some(({ id }) => id === wanted)) return answers;
    const question = await this.questions.find(wanted);
    return question ? { ...answers, questions: [...answers.questions, asShown(question)] } : answers;
  }
}
