import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.js';

@Global()
@Module({ providers: [Mail], exports: [Mail] })
export class MailModule {}
