import { Global, Module } from '@nestjs/common';
import { Site } from './site.js';

/** The prerendered pages beside the API. */
@Global()
@Module({ providers: [Site], exports: [Site] })
export class SiteModule {}
