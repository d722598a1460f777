import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';

/** A secret that all servers on one database share, such as the password hash. */
@Entity('secret')
export class SecretEntity {
  @PrimaryColumn('varchar', { length: 40 })
  name!: string;

  @Column('text')
  value!: string;
}

/** Stores a secret unless it exists, and returns the stored value. If several servers start at once, the first wins. */
export async function storeOnce(dataSource: DataSource, name: string, value: string): Promise<string> {
  const secrets = dataSource.getRepository(SecretEntity);
  await secrets.createQueryBuilder().insert().values({ name, value }).orIgnore().execute();
  return (await secrets.findOneByOrFail({ name })).value;
}
