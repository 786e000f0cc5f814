-- Finds the versions that contain a file: URLs of released files contain its hash instead of a version.
create index releases_files on releases using gin ((manifest -> 'files') jsonb_path_ops);
