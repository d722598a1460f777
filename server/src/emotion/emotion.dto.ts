import { limits, type EmotionRequest } from '../contract.js';
import { VisibleText } from '../text/text.decorators.js';

export class EmotionDto implements EmotionRequest {
  @VisibleText('Emotion', limits.emotion, (text) => text.normalize('NFKC'))
  emotion!: string;
}
