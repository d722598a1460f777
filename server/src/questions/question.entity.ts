import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Only `public` questions are listed. `spam` was caught by the honeypot, `held` exceeded the daily limit, `hidden` was
 * taken down by the owner.
 */
export type Visibility = 'public' | 'held' | 'hidden' | 'spam';

@Entity('question')
@Index('question_listed', ['visibility', 'id'])
export class QuestionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  question!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  answer!: string | null;

  /** ISO 8601 in UTC. `null` for open questions, and for old answers from before dates were stored. */
  @Column('varchar', { name: 'answered_at', length: 24, nullable: true })
  answeredAt!: string | null;

  @Column('varchar', { length: 10, default: 'public' })
  visibility!: Visibility;

  /** Hash of the text. Prevents duplicates from a double press (see `insertOnce`). */
  @Index('question_fingerprint', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  fingerprint!: string | null;

  /** ISO 8601 in UTC, stored as text because it sorts the same in both databases. */
  @Column('varchar', { name: 'created_at', length: 24 })
  createdAt!: string;
}
