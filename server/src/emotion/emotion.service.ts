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

  /** Returns the language model's answer if a model is configured and reachable, else the engine's. */
  async explore(text: string): Promise<EmotionResponse> {
    const reading = this.engine.read(text);
    return (await this.reader.answer(reading)) ?? this.engine.answerTo(reading);
  }
}
