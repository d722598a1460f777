import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { paths, type EmotionResponse } from '../contract.js';
import { Budget } from '../limits/budget.guard.js';
import { EmotionDto } from './emotion.dto.js';
import { EmotionService } from './emotion.service.js';

@Controller()
export class EmotionController {
  constructor(private readonly emotions: EmotionService) {}

  @Post(paths.emotion)
  @HttpCode(200)
  @Budget('emotion')
  explore(@Body() { emotion }: EmotionDto): Promise<EmotionResponse> {
    return this.emotions.explore(emotion);
  }
}
