import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONFIG, type Config } from '../config/config.js';
import { ApiError } from '../http/api-error.js';
import { QuestionsService } from '../questions/questions.service.js';
import { type BuiltPage, Site } from '../site/site.js';
import { answersFeed } from './answers-feed.js';
import { type Listed, type PageTemplate, questionsOnPage, type Renderer } from './page.contract.js';
import { type Built, compose } from './page-template.js';

/** Renders Ask Me Anything with the questions in its HTML, from the built page as a template. */
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

  /** Renders the page with questions older than `before`. Adds the `wanted` question if it is not among them. */
  async page(before?: number, wanted?: number): Promise<BuiltPage> {
    const built = this.builtOrNotFound();
    const html = compose(built, await this.with(wanted, await this.listed(before)));
    return { html, headers: built.page.headers };
  }

  async feed(): Promise<string> {
    return answersFeed(this.builtOrNotFound(), await this.questions.newestAnswers(questionsOnPage));
  }

  private builtOrNotFound(): Built {
    if (!this.built) throw new ApiError(404);
    return this.built;
  }

  /**
   * Lists answered questions, then open ones, all with ids below `before`. Two pages may share a question, but no
   * question is left out.
   */
  private async listed(before?: number): Promise<Listed> {
    const kinds = [await this.read(true, before), await this.read(false, before)];
    const older = kinds.flatMap((kind) => kind.older ?? []);
    return {
      questions: kinds.flatMap(({ questions }) => questions),
      isNewest: before === undefined,
      older: older.length > 0 ? Math.max(...older) : undefined,
    };
  }

  private async read(answered: boolean, before?: number) {
    const found = await this.questions.list({ limit: questionsOnPage + 1, before, answered });
    const questions = found.slice(0, questionsOnPage);
    return { questions, older: found.length > questions.length ? questions.at(-1)?.id : undefined };
  }

  private async with(wanted: number | undefined, listed: Listed): Promise<Listed> {
    if (wanted === undefined || listed.questions.some(({ id }) => id === wanted)) return listed;
    const question = await this.questions.find(wanted);
    return question ? { ...listed, questions: [...listed.questions, question] } : listed;
  }
}
