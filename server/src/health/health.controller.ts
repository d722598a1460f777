import { Controller, Get, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { paths } from '../contract.js';

export interface Health {
  /** The process answers. */
  live: true;
  /** It can read and write, so it may be given visitors. */
  ready: boolean;
  /** `degraded` still reads, but cannot write. */
  database: 'ok' | 'degraded' | 'down';
}

@Controller()
export class HealthController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** 200 while pages and questions can be read, 503 once they cannot. */
  @Get(paths.health)
  async measure(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const canRead = await this.succeeds('SELECT id FROM question LIMIT 1');
    // It needs what a write needs, and changes nothing.
    const ready = canRead && (await this.succeeds('UPDATE question SET id = id WHERE 1 = 0'));
    reply.code(canRead ? 200 : 503);
    return { live: true, ready, database: ready ? 'ok' : canRead ? 'degraded' : 'down' };
  }

  private succeeds(statement: string): Promise<boolean> {
    return this.dataSource.query(statement).then(
      () => true,
      () => false,
    );
  }
}
