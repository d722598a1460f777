import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { EmotionResponse } from '../contract.js';
import type { ModelReader } from './reader/modelReader.js';

@Injectable()
export class EmotionService {
  #reader: ModelReader | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Loads everything that would otherwise delay the first answer, by about a second. */
  async prepare(): Promise<void> {
    const [{ prepare }] = await Promise.all([import('./engine/engine.js'), this.reader()]);
    prepare();
  }

  async explore(text: string): Promise<EmotionResponse> {
    return (await this.reader()).answer(text);
  }

  /** Imported when it is needed: the data of the engine takes half a second. */
  private async reader(): Promise<ModelReader> {
    const { ModelReader } = await import('./reader/modelReader.js');
    return (this.#reader ??= new ModelReader(this.config.emotionModel));
  }
}
