import { Injectable } from '@nestjs/common';
import type { EmotionResponse } from '../contract.js';
import { Engine } from './engine/engine.js';
import { ModelReader } from './reader/modelReader.js';

@Injectable()
export class EmotionService {
  constructor(
    private readonly engine: Engine,
    private readonly reader: ModelReader,
  ) {}

  /** The embedded engine's answer, refined by a language model where one is configured and reachable. */
  async explore(text: string): Promise<EmotionResponse> {
    const reading = this.engine.read(text);
    return (await this.reader.answer(reading)) ?? this.engine.answerTo(reading);
  }
}
