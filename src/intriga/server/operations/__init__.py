"""For whoever runs the server: metrics, logs, priorities."""
