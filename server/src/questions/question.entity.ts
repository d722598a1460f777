import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `spam` is what the honeypot caught, `held` what came beyond the limits of a day, `hidden` what the owner took down;
 * only `public` is ever listed.
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

  /** ISO 8601 in UTC; `null` for open questions, and for those answered before this was kept. */
  @Column('varchar', { name: 'answered_at', length: 24, nullable: true })
  answeredAt!: string | null;

  @Column('varchar', { length: 10, default: 'public' })
  visibility!: Visibility;

  /** The same for the same words: two submissions within seconds become one row. */
  @Index('question_fingerprint', { unique: true })
  @Column('varchar', { length: 64, nullable: true })
  fingerprint!: string | null;

  /** ISO 8601 in UTC: one type that sorts alike in both databases and reads alike in every time zone. */
  @Column('varchar', { name: 'created_at', length: 24 })
  createdAt!: string;
}
