# Drawings of empty sheets (games/avenue/draw.py)

avenue-blank-title = A sheet of Avenue
avenue-blank-summary = { $rows } × { $columns } spaces, nothing drawn yet.
