import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { limits, type Question } from '../contract.js';
import { CachedBody } from '../http/cached-body.js';
import { QuestionList } from '../questions/question-list.js';
import { QuestionsService } from '../questions/questions.service.js';
import { type BuiltPage, Site } from '../site/site.js';
import { answersFeed } from './answers-feed.js';
import { asShown, fillIn, type PageTemplate, readPageTemplate } from './page-template.js';

interface Made {
  answered: Question[];
  page: CachedBody;
  feed: CachedBody;
}

interface Built {
  template: PageTemplate;
  page: BuiltPage;
}

/** Inside a script element nothing may look like markup. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Ask Me Anything with its answers in the HTML: the questions are put into the page that the build has left. */
@Injectable()
export class QuestionsPage {
  private readonly built: Built | undefined;
  /** Made anew once a question has changed: the revision is read before the questions, as for the list. */
  private kept: { revision: string; made: Promise<Made> } | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    site: Site,
    private readonly list: QuestionList,
    private readonly questions: QuestionsService,
  ) {
    const template = readPageTemplate(config.siteDirectory);
    const page = template && site.page(template.path);
    this.built = template && page && { template, page };
  }

  get headers(): Record<string, string> {
    return this.built?.page.headers ?? {};
  }

  /** With the question that the visitor came for, wherever in the list it stands. None where no site is built. */
  async page(wanted?: number): Promise<CachedBody | undefined> {
    const { built } = this;
    if (!built) return undefined;
    const { answered, page } = await this.current(built);
    const isThere = wanted === undefined || answered.some(({ id }) => id === wanted);
    const question = isThere ? null : await this.questions.find(wanted);
    return question ? compose(built, [...answered, asShown(question)]) : page;
  }

  async feed(): Promise<CachedBody | undefined> {
    return this.built && (await this.current(this.built)).feed;
  }

  private async current(built: Built): Promise<Made> {
    const revision = await this.list.currentRevision();
    if (this.kept?.revision === revision) return this.kept.made;
    const kept = { revision, made: this.make(built) };
    this.kept = kept;
    kept.made.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.made;
  }

  private async make(built: Built): Promise<Made> {
    const newest = { limit: limits.questionsPerPage, before: undefined, answered: true };
    const answered = (await this.questions.list(newest)).map(asShown);
    const feed = new CachedBody(answersFeed(built.template, answered), 'application/rss+xml; charset=utf-8');
    return { answered, page: compose(built, answered), feed };
  }
}

function compose({ template, page }: Built, questions: Question[]): CachedBody {
  const entries = questions.map((question) => fillIn(template, question)).join('');
  const data = `<script type="application/json" id="questions">${asData(questions)}</script></head>`;
  const html = page.html.replace(template.slot, () => entries).replace('</head>', () => data);
  return new CachedBody(html, 'text/html; charset=utf-8');
}
