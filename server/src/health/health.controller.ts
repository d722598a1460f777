import { Controller, Get, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { paths } from '../contract.js';

export interface Health {
  /** Always true: a process that responds is running. */
  live: true;
  /** Whether the server can read and write, so that a load balancer may send visitors. */
  ready: boolean;
  /** `degraded`: questions can be read, but nothing can be written. */
  database: 'ok' | 'degraded' | 'down';
}

@Controller()
export class HealthController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Responds with 200 while questions can be read, and 503 if they cannot. */
  @Get(paths.health)
  async measure(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const canRead = await this.succeeds('SELECT id FROM question LIMIT 1');
    // Takes the locks of a write, but changes nothing.
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
