import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { paths, type EmotionResponse } from '../contract.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { EmotionDto } from './emotion.dto.js';
import { EmotionService } from './emotion.service.js';

@Controller()
export class EmotionController {
  constructor(private readonly emotions: EmotionService) {}

  @Post(paths.emotion)
  @HttpCode(200)
  @RateLimit('emotion')
  explore(@Body() { emotion }: EmotionDto): Promise<EmotionResponse> {
    return this.emotions.explore(emotion);
  }
}
